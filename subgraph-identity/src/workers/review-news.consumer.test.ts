import { reviewNewsV1 } from '@platform/contracts/events';
import { REVIEW_NEWS, type ReviewNews } from '@platform/contracts/review';
import { expect, it } from 'vitest';
import type { NewNotification } from '../domain/notification/notification.ts';
import type { Mail } from '../modules/message/messenger.service.ts';
import { createReviewNewsConsumer } from './review-news.consumer.ts';

function consumer(wantsMails: boolean) {
  const told = new Map<string, NewNotification>();
  const mails: Mail[] = [];
  const consume = createReviewNewsConsumer({
    notifications: {
      notify: async (one) => {
        const isNew = !told.has(one.id);
        told.set(one.id, one);
        return isNew;
      },
    },
    sendsRequestMails: async () => wantsMails,
    addressesOf: async () => new Map([['a1', 'nora@example.com']]),
    send: (mail) => mails.push(mail),
    publicUrl: 'https://plans.example.com',
  });
  const tell = (news: ReviewNews, version = 2) =>
    consume({
      id: 'e',
      type: reviewNewsV1.type,
      occurredAt: '',
      actor: null,
      traceparent: null,
      payload: { ...reviewNewsV1.example, news, version, accountIds: ['a1', 'a2'] },
    });
  return { tell, told, mails };
}

it('everybody is told once of each step, however often it comes, and where it waits', async () => {
  const { tell, told } = consumer(false);
  await tell('RFI_SENT');
  await tell('RFI_SENT');
  expect([...told.values()]).toMatchObject(
    ['a1', 'a2'].map((accountId) => ({
      accountId,
      title: 'Will of Helen: information is missing',
      description: 'Asked in the review of The Castellan Family.',
      path: `/estate/${reviewNewsV1.example.estateId}/documents`,
    })),
  );
  await tell('RFI_ANSWERED', 3);
  expect(told.size).toBe(4);
});

it.each(REVIEW_NEWS)('%s has words of its own', async (news) => {
  const { tell, told } = consumer(false);
  await tell(news);
  const [one] = told.values();
  expect(`${one?.title} ${one?.description}`).not.toMatch(/null|undefined|_/);
});

it('a request is mailed once where the organization wants it, and names no document', async () => {
  const { tell, mails } = consumer(true);
  await tell('RFI_SENT');
  await tell('RFI_SENT');
  await tell('REVIEW_RETURNED', 3);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'nora@example.com',
    subject: 'Information is missing for The Castellan Family',
  });
  expect(mails[0]?.text).toContain(`https://plans.example.com/estate/${reviewNewsV1.example.estateId}/documents`);
  expect(mails[0]?.text).not.toContain('Will of Helen');
  const silent = consumer(false);
  await silent.tell('RFI_SENT');
  expect(silent.mails).toEqual([]);
});

import { COPY_NEWS, type CopyNews } from '@platform/contracts/domain';
import { copyNewsV1 } from '@platform/contracts/events';
import { expect, it } from 'vitest';
import type { NewNotification } from '../domain/notification/notification.ts';
import type { Mail } from '../modules/message/messenger.service.ts';
import { createCopyNewsConsumer } from './copy-news.consumer.ts';

function consumer(wantsMails: boolean) {
  const told = new Map<string, NewNotification>();
  const mails: Mail[] = [];
  const consume = createCopyNewsConsumer({
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
  const tell = (news: CopyNews, version = 1) =>
    consume({
      id: 'e',
      type: copyNewsV1.type,
      occurredAt: '',
      actor: null,
      traceparent: null,
      payload: { ...copyNewsV1.example, news, version, accountIds: ['a1', 'a2'] },
    });
  return { tell, told, mails };
}

it('everybody is told once of each step, with the way to the request', async () => {
  const { tell, told } = consumer(false);
  await tell('COPY_ASKED');
  await tell('COPY_ASKED');
  expect([...told.values()]).toMatchObject(
    ['a1', 'a2'].map((accountId) => ({
      accountId,
      title: 'A copy of Will of Helen is asked for',
      description: 'Helen Castellan asks for it. The Castellan Family.',
      path: `/estate/${copyNewsV1.example.estateId}/documents`,
    })),
  );
  await tell('COPY_SENT', 2);
  expect(told.size).toBe(4);
});

it.each(COPY_NEWS)('%s has words of its own, in the notice and in the mail', async (news) => {
  const { tell, told, mails } = consumer(true);
  await tell(news);
  const [one] = told.values();
  expect(`${one?.title} ${one?.description} ${mails[0]?.subject}`).not.toMatch(/null|undefined|_/);
});

it('it is mailed once where the organization wants mails, names no document, and nothing is mailed elsewhere', async () => {
  const { tell, mails } = consumer(true);
  await tell('COPY_SENT');
  await tell('COPY_SENT');
  expect(mails).toMatchObject([{ to: 'nora@example.com', subject: 'The copy that you asked for is sent' }]);
  expect(mails[0]?.text).toContain(`https://plans.example.com/estate/${copyNewsV1.example.estateId}/documents`);
  expect(mails[0]?.text).not.toContain('Will of Helen');
  const silent = consumer(false);
  await silent.tell('COPY_SENT');
  expect(silent.mails).toEqual([]);
});

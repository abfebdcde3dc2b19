import type { DomainEvent, reviewNewsV1 } from '@platform/contracts/events';
import { derivedId } from '@platform/service-kit';
import type { z } from 'zod';
import { reviewNewsText, rfiMail } from '../views/notification/review-news.ts';
import { type TellingDeps, tellPeople } from './told-people.ts';

/** Tells whoever something of a review waits for; once of each step, however often it comes. */
export const createReviewNewsConsumer =
  (deps: TellingDeps) =>
  async ({ payload }: DomainEvent<z.infer<(typeof reviewNewsV1)['payload']>>): Promise<void> => {
    const { news, subjectId, version, estateId, organizationId, displayName, accountIds } = payload;
    const path = `/estate/${estateId}/documents`;
    await tellPeople(deps, {
      organizationId,
      accountIds,
      idFor: (accountId) => derivedId('review-news', subjectId, String(version), accountId),
      notice: { ...reviewNewsText(payload), kind: 'OTHER', path },
      mail: news === 'RFI_SENT' ? rfiMail(displayName, `${deps.publicUrl}${path}`) : null,
    });
  };

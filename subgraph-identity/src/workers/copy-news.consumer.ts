import type { copyNewsV1, DomainEvent } from '@platform/contracts/events';
import { derivedId } from '@platform/service-kit';
import type { z } from 'zod';
import { copyNewsMail, copyNewsText } from '../views/notification/copy-news.ts';
import { type TellingDeps, tellPeople } from './told-people.ts';

/** Tells whoever a request for a copy waits for, and whoever asked of the answer; once of each step. */
export const createCopyNewsConsumer =
  (deps: TellingDeps) =>
  async ({ payload }: DomainEvent<z.infer<(typeof copyNewsV1)['payload']>>): Promise<void> => {
    const { news, requestId, version, estateId, organizationId, displayName, accountIds } = payload;
    const path = `/estate/${estateId}/documents`;
    await tellPeople(deps, {
      organizationId,
      accountIds,
      idFor: (accountId) => derivedId('copy-news', requestId, String(version), accountId),
      notice: { ...copyNewsText(payload), kind: 'OTHER', path },
      mail: copyNewsMail(news, displayName, `${deps.publicUrl}${path}`),
    });
  };

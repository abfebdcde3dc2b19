import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import type { CopyRequestStatus } from '@platform/contracts/domain';
import type { Page, PaginationInput } from '@platform/service-kit';
import { answeredRequest, type CopyActor, type CopyRequest, copyRequest } from '../../domain/document/copy-request.ts';
import type { FindInstrument } from '../provision/instrument.service.ts';
import type { CopyRequestNouns } from './copy-request-nouns.service.ts';

export interface CopyRequestDeps {
  readonly requests: Pick<CopyRequestNouns, 'list' | 'create' | 'change'>;
  readonly findInstrument: FindInstrument;
  readonly actor: Actor;
}
export interface RequestAssociation {
  readonly estateId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
}
export type CopyRequestService = ReturnType<typeof createCopyRequestService>;

/** Requests for copies of documents. */
export function createCopyRequestService({ requests, findInstrument, actor }: CopyRequestDeps) {
  const who: CopyActor = {
    accountId: actor.accountId,
    name: actor.name,
    mayAnswer: can(actor, 'estate:edit'),
  };
  return {
    who,
    list: (of: RequestAssociation, pagination: PaginationInput | null | undefined): Promise<Page<CopyRequest>> =>
      requests.list(of, pagination),
    /** Throws: DomainError NOT_FOUND, TOO_MANY, TOO_LONG, ALREADY_ASKED. */
    async create(documentId: string, note: string | null | undefined): Promise<CopyRequest> {
      const { estate, instrument } = await findInstrument(documentId);
      return requests.create(estate.id, (known) => copyRequest(known, instrument, who, note));
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, FORBIDDEN. */
    answer: (id: string, version: number, status: CopyRequestStatus): Promise<CopyRequest> =>
      requests.change(id, version, (known) => answeredRequest(known, status, who)),
  };
}

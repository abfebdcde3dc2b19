import type { DocumentFacts } from '../../domain/document/document-facts.ts';
import { officeOf } from '../../domain/document/fiduciary-facts.ts';
import type { TakerShare, WillText } from '../../domain/document/will-text.ts';
import type {
  EstateDocumentInput,
  FiduciaryInput,
  WillGiftInput,
  WillShareInput,
  WillTextInput,
} from '../../schema.generated.ts';

const shareOf = ({ toId, heirClass, scheme, percent }: WillShareInput | WillGiftInput): TakerShare => ({
  to: toId ?? null,
  heirClass: heirClass ?? null,
  scheme: scheme ?? null,
  percent: percent ?? null,
});

const textOf = ({ gifts, residue, instead, survivorshipDays, excludedHeirIds }: WillTextInput): WillText => ({
  gifts: gifts.map((gift) => ({
    ...shareOf(gift),
    assetId: gift.assetId ?? null,
    amountCents: gift.amount ?? null,
    takesAway: gift.takesAway ?? false,
  })),
  residue: residue.map(shareOf),
  instead: instead.map(shareOf),
  survivorshipDays: survivorshipDays ?? null,
  excludedHeirs: excludedHeirIds,
});

/** Throws: DomainError NOT_ONE_OF. */
export const fiduciariesOf = (fiduciaries: readonly FiduciaryInput[]) =>
  fiduciaries
    .filter(({ toBeDestroyed }) => !toBeDestroyed)
    .map(({ id, personId, name, role, noteBody }) => ({
      id: id ?? null,
      personId: personId ?? null,
      name: name ?? null,
      note: noteBody ?? null,
      ...officeOf(role),
    }));

/** The graph's input in the domain's words. Throws: DomainError NOT_ONE_OF. */
export const saidOfDocument = ({
  personId,
  fiduciaries,
  will,
  divisionEvent,
  ...rest
}: EstateDocumentInput): DocumentFacts => ({
  ...rest,
  ...(personId !== undefined && { ownerId: personId }),
  ...(fiduciaries && { fiduciaries: fiduciariesOf(fiduciaries) }),
  ...(will && { will: textOf(will) }),
  ...(divisionEvent && { division: { on: divisionEvent.type, personId: divisionEvent.personId ?? null } }),
});

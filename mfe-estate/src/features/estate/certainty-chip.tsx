import { Chip } from '@platform/ui-kit';

const WORDS: Readonly<Record<string, string>> = {
  C: 'Law of that year is projected',
  D: 'Rests on a single weak source',
};

/** Marks a working whose least certain figure is projected (C) or weakly sourced (D); what is read in the law is not marked. */
export function CertaintyChip({ certainty }: { certainty?: string | null }) {
  const words = WORDS[certainty ?? ''];
  return words ? (
    <Chip tone="warning" icon="danger">
      {words}
    </Chip>
  ) : null;
}

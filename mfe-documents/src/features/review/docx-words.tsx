import { useQuery } from '@apollo/client/react';
import { ErrorState, Note, Skeleton } from '@platform/ui-kit';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/index.ts';
import css from './review.module.css';
import type { ReviewValue } from './review-data.ts';

const WordsQuery = graphql(`
  query ReviewWords($uploadId: ID!) {
    documentPreview(estateUploadId: $uploadId) { estateUploadId paragraphs isCut }
  }
`);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface DocxWordsProps {
  readonly uploadId: string;
  readonly values: readonly ReviewValue[];
  readonly activeId: string | null;
  readonly onSelect: (valueId: string) => void;
}

/** A Word document as its paragraphs; those that a value was read from are marked and lead to it. */
export function DocxWords({ uploadId, values, activeId, onSelect }: DocxWordsProps) {
  const { data, error, refetch } = useQuery(WordsQuery, { variables: { uploadId } });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId) place.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }, [activeId]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton rows={12} label="Loading the document" />;
  const { paragraphs, isCut } = data.documentPreview;
  const quotes = values.flatMap(({ id, label, citations }) =>
    citations.map(({ quote }) => ({ id, label, quote: plain(quote) })),
  );
  return (
    <div className={css.quotes} ref={place}>
      {(paragraphs ?? []).map((paragraph, index) => {
        const text = plain(paragraph);
        const cited = quotes.filter(({ quote }) => quote && (text.includes(quote) || quote.includes(text)));
        const [first] = cited.filter(({ id }) => id === activeId).concat(cited);
        if (!text) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a file keep their order
        if (!first) return <p key={index}>{paragraph}</p>;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a file keep their order
            key={index}
            type="button"
            className={css.cited}
            aria-current={first.id === activeId}
            aria-label={`${first.label}: ${paragraph}`}
            onClick={() => onSelect(first.id)}
          >
            <mark>{paragraph}</mark>
          </button>
        );
      })}
      {isCut && <Note tone="warning">These are the first paragraphs. Download the file for the others.</Note>}
    </div>
  );
}

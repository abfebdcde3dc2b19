import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { Note, Stack } from '@platform/ui-kit';
import type { ReviewPageUpload } from './review-data.ts';

type Difference = NonNullable<ReviewPageUpload['readAgain']>['differences'][number];

function inWords({ label, before, after, isKept }: Difference): string {
  if (before === null || before === undefined) return `${label}: ${after ?? ''} is new`;
  if (after === null || after === undefined)
    return `${label}: ${before} is not read any more${isKept ? '; it stays, for you decided on it' : ''}`;
  return `${label}: ${before} → ${after}${isKept ? '; yours stays' : ''}`;
}

type Asked = NonNullable<NonNullable<ReviewPageUpload['abstraction']>['languageModel']>;

function askedInWords({ model, questions, answered, added, differing, doubted, refused, failure }: Asked): string {
  const brought = [
    `${counted(added, 'value')} of its own`,
    `${differing} read otherwise`,
    `${doubted} not found`,
    refused > 0 && `${refused} left out, for no page says them`,
  ];
  const heard = `Your language model (${model}) answered ${answered} of ${counted(questions, 'question')}`;
  const end = failure ? ` ${labelOf('LanguageModelFailure', failure)}; the rest was read without it.` : '';
  return `${heard}: ${brought.filter(Boolean).join(', ')}.${end}`;
}

/** What to know of a file before its values are taken: warnings, and what a second reading says otherwise. */
export function FileNotes({ upload }: { readonly upload: ReviewPageUpload }) {
  const { warnings, readAgain } = upload;
  const asked = upload.abstraction?.languageModel;
  const isReading = readAgain !== null && readAgain !== undefined && !readAgain.endedAt;
  return (
    <Stack gap={8}>
      {warnings.map(({ message }) => (
        <Note key={message} tone="warning">
          {message}
        </Note>
      ))}
      {asked && <Note tone="accent">{askedInWords(asked)}</Note>}
      {isReading && <Note tone="accent">This file is read again. What is decided stays.</Note>}
      {readAgain?.problem && <Note tone="warning">It could not be read again: {readAgain.problem}</Note>}
      {readAgain?.endedAt && !readAgain.problem && (
        <Note tone="accent">
          {readAgain.differences.length === 0
            ? 'Read again: nothing differs.'
            : `Read again: ${counted(readAgain.differences.length, 'difference')}.`}
          {readAgain.differences.map((one) => (
            <span key={inWords(one)}>
              <br />
              {inWords(one)}
            </span>
          ))}
        </Note>
      )}
    </Stack>
  );
}

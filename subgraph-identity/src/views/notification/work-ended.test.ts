import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { documentReadText, reportFailedText, reportReadyText } from './work-ended.ts';

const TEXTS = [
  [documentReadText('trust.pdf', null), 'trust.pdf is ready to review', null],
  [documentReadText('trust.pdf', 'Its pages are locked.'), 'trust.pdf could not be read', 'Its pages are locked.'],
  [reportReadyText(1), 'Your report is ready', '1 page'],
  [reportReadyText(12), 'Your report is ready', '12 pages'],
  [reportFailedText('Try again later.'), 'Your report could not be made', 'Try again later.'],
] as const;

describe('notifications of work that ended', () => {
  it.each(TEXTS)('%o', (text, title, description) => {
    expect(text).toEqual({ title, description });
    expect(rawTextIn(`${title}\n${description ?? ''}`)).toEqual([]);
  });
});

import { labelOf } from '@platform/contracts/labels';
import { ALL_OPTIONS } from '../report-page/sections/section-options.ts';
import type { BuilderConfig } from './builder-queries.ts';
import type { DraftValues } from './use-saved-draft.ts';

const WORDS: Readonly<Partial<Record<keyof DraftValues, string>>> = {
  name: 'Report name',
  subName: 'Subtitle',
  preparedBy: 'Prepared by',
  showToClient: 'Show to the client',
  sections: 'Pages',
  hidePageNumbers: 'Page numbers',
  isPreview: 'Marked as a preview',
  paperSize: 'Paper',
};
const optionOf = (name: keyof DraftValues) => ALL_OPTIONS.find((option) => option.name === name);

/** What a value of a draft is called where two people have changed it. */
export const fieldWords = (name: keyof DraftValues): string => WORDS[name] ?? optionOf(name)?.label ?? 'A setting';

export function valueWords(name: keyof DraftValues, values: DraftValues, { sections }: BuilderConfig): string {
  const value = values[name];
  if (name === 'sections')
    return values.sections.map((id) => sections.find((one) => one.id === id)?.title ?? 'a page').join(', ');
  if (name === 'hidePageNumbers') return values.hidePageNumbers ? 'Off' : 'On';
  if (name === 'paperSize') return labelOf('PaperSize', values.paperSize);
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return optionOf(name)?.choices?.find((choice) => choice.value === value)?.label ?? (String(value) || 'None');
}

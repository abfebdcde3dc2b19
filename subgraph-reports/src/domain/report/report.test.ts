import { expect, it } from 'vitest';
import { fileNameOf } from './report.ts';

it.each([
  ['Plan of Konrad & Aoife, für Zoë', 'Plan of Konrad Aoife für Zoë.pdf'],
  ['&&&', 'Report.pdf'],
])('a report called %s is the file %s', (name, file) => expect(fileNameOf({ name })).toBe(file));

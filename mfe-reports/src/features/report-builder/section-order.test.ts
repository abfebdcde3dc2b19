import { describe, expect, it } from 'vitest';
import { listed, moved, movedTo, toggled } from './section-order.ts';

const SECTIONS = ['cover', 'summary', 'family', 'taxes', 'trusts', 'assumptions'].map((id) => ({
  id,
  title: id,
  description: '',
  required: false,
}));
const PRINTED = ['cover', 'summary', 'taxes', 'trusts', 'assumptions'];

describe('the order of sections', () => {
  it('lists what is printed first, then what could be', () => {
    expect(listed(SECTIONS, ['cover', 'taxes', 'gone']).map(({ id }) => id)).toEqual([
      'cover',
      'taxes',
      'summary',
      'family',
      'trusts',
      'assumptions',
    ]);
  });
  it('puts a section where it usually stands, and takes it away', () => {
    expect(toggled(SECTIONS, PRINTED, 'family')).toEqual([
      'cover',
      'summary',
      'family',
      'taxes',
      'trusts',
      'assumptions',
    ]);
    expect(toggled(SECTIONS, PRINTED, 'taxes')).toEqual(['cover', 'summary', 'trusts', 'assumptions']);
  });
  it('moves one by a place, never before the cover nor behind the assumptions', () => {
    expect(moved(PRINTED, 'trusts', -1)).toEqual(['cover', 'summary', 'trusts', 'taxes', 'assumptions']);
    expect(moved(PRINTED, 'summary', -1)).toEqual(PRINTED);
    expect(moved(PRINTED, 'trusts', 1)).toEqual(PRINTED);
    expect(moved(PRINTED, 'cover', 1)).toEqual(PRINTED);
  });
  it('moves one to the place of another', () => {
    expect(movedTo(PRINTED, 'trusts', 'summary')).toEqual(['cover', 'trusts', 'summary', 'taxes', 'assumptions']);
    expect(movedTo(PRINTED, 'summary', 'trusts')).toEqual(['cover', 'taxes', 'trusts', 'summary', 'assumptions']);
    expect(movedTo(PRINTED, 'summary', 'family')).toEqual(PRINTED);
  });
});

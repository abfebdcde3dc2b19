import type { Step } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import { type EstateDocument, NO_WILL_TERMS } from './document.ts';
import { newDocument } from './document-facts.ts';
import { standingOf, willsInForce } from './in-force.ts';

const cash = (amountCents: number, to: string): Step => ({ kind: 'CASH_GIFT', amountCents, to: [{ to }] });
const residue = (to: string): Step => ({ kind: 'RESIDUE', to: [{ to }] });
const text = (id: string, executedAt: string | null, steps: Step[], more: Partial<EstateDocument> = {}) => ({
  ...newDocument(id, 'WILL', id, '2026-01-01T00:00:00.000Z'),
  ownerId: 'ada',
  executedAt,
  will: { ...NO_WILL_TERMS, steps },
  ...more,
});
const executor = (personName: string) => ({
  id: personName,
  personId: null,
  personName,
  role: 'executor',
  designation: 'primary',
  displayOrder: 0,
  note: null,
});
const will = text('will', '2020-01-01', [cash(5, 'ida'), cash(7, 'cal'), residue('otis')], {
  fiduciaries: [executor('Otis')],
});
const codicil = (id: string, executedAt: string | null, steps: Step[], more: Partial<EstateDocument> = {}) =>
  text(id, executedAt, steps, { kind: 'CODICIL', parentId: 'will', ...more });

describe('the text in force', () => {
  it('is the latest will; one without a date, a missing one and one of which nothing is known give way', () => {
    const documents = [
      text('undated', null, [residue('cal')]),
      will,
      text('old', '2001-01-01', [residue('ida')]),
      text('missing', '2024-01-01', [residue('ida')], { isOnFile: false }),
      text('unread', '2024-01-01', [], { will: null }),
    ];
    expect(willsInForce({ documents }).map((one) => one.will.id)).toEqual(['will']);
    expect(documents.map((document) => standingOf({ documents, trusts: [] }, document)?.standing ?? null)).toEqual([
      'REPLACED',
      'IN_FORCE',
      'REPLACED',
      null,
      null,
    ]);
  });

  it('is as its codicils have left it, one after the other, and the rest as it was', () => {
    const documents = [
      codicil('second', '2023-01-01', [cash(11, 'ida')], { fiduciaries: [executor('Harbor Law')] }),
      codicil('first', '2022-01-01', [cash(9, 'ida'), residue('cal')]),
      codicil('lost', '2024-01-01', [residue('ida')], { isOnFile: false }),
      will,
    ];
    const [inForce] = willsInForce({ documents });
    expect(inForce?.codicils.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(inForce?.terms.steps).toEqual([cash(7, 'cal'), cash(11, 'ida'), residue('cal')]);
    expect(inForce?.fiduciaries.map(({ personName }) => personName)).toEqual(['Harbor Law']);
    const [said, bare] = [documents[1], codicil('bare', '2025-01-01', [], { will: null })];
    const standings = [said, bare].map(
      (one) => one && standingOf({ documents: [...documents, bare], trusts: [] }, one),
    );
    expect(standings).toEqual([{ standing: 'IN_FORCE', replacedBy: null }, null]);
  });

  it('of a codicil is that of its will: a later will ends both', () => {
    const [first, later] = [
      codicil('first', '2022-01-01', [residue('cal')]),
      text('later', '2025-01-01', [residue('ida')]),
    ];
    const documents = [will, first, later];
    expect(standingOf({ documents, trusts: [] }, first)).toEqual({ standing: 'REPLACED', replacedBy: later });
    expect(willsInForce({ documents })[0]?.terms.steps).toEqual([residue('ida')]);
    expect(standingOf({ documents, trusts: [] }, { ...first, parentId: null })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { covered, freePlace } from './free-place.ts';

const PAGE = { width: 390, height: 844 };
const TOAST = { width: 300, height: 48 };
const bar = { left: 0, top: 844 - 68, width: 390, height: 68 };

describe('where a message stands', () => {
  it('is the middle of the foot where nothing is', () => {
    expect(freePlace(TOAST, PAGE, [])).toEqual({ ...TOAST, left: 45, top: 844 - 48 - 16 });
  });
  it('is above a bar at the foot of a phone', () => {
    const place = freePlace(TOAST, PAGE, [bar]);
    expect(place.top + place.height).toBeLessThanOrEqual(bar.top);
    expect(place.top + place.height).toBeGreaterThan(bar.top - 8);
  });
  it('is beside the actions of a dialog where there is room beside them', () => {
    const actions = { left: 600, top: 700, width: 240, height: 200 };
    const place = freePlace(TOAST, { width: 1440, height: 900 }, [actions]);
    expect(covered(place, [actions])).toBe(0);
    expect(place.top).toBe(900 - 48 - 16);
  });
  it('takes a rectangle as the browser gives it, whose values are not its own', () => {
    const rectangle = Object.create(TOAST) as typeof TOAST;
    expect(freePlace(rectangle, PAGE, [bar])).toEqual(freePlace(TOAST, PAGE, [bar]));
  });
  it('covers as little as possible where everything is taken', () => {
    const all = { left: 0, top: 0, width: 390, height: 844 };
    const low = { left: 0, top: 400, width: 390, height: 444 };
    const place = freePlace(TOAST, PAGE, [all, low]);
    expect(place.top + place.height).toBeLessThanOrEqual(low.top);
  });
});

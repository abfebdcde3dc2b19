import { expect, onTestFinished, test, vi } from 'vitest';
import { fitted } from './lay-out.ts';

test('where the diagram has no room on the page of the summary, it is said where it stands', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
  const figure = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  onTestFinished(() => {
    height.mockRestore();
    figure.mockRestore();
  });
  const sheet = document.createElement('div');
  sheet.innerHTML = '<div data-overview></div><p data-overview-elsewhere hidden></p>';
  const shown = (page: number): (boolean | undefined)[] => {
    height.mockReturnValue(page);
    fitted(sheet, 1_000);
    return ['[data-overview]', '[data-overview-elsewhere]'].map(
      (part) => sheet.querySelector<HTMLElement>(part)?.hidden === false,
    );
  };
  expect(shown(1_300)).toEqual([false, true]);
  expect(shown(1_000)).toEqual([true, false]);
});

test('a section whose receipts stand together asks for its whole height where it begins', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
  onTestFinished(() => height.mockRestore());
  const sheet = document.createElement('div');
  sheet.innerHTML = '<h2></h2><table></table>';
  expect(fitted(sheet, 1_000).head).toBeLessThan(700);
  sheet.innerHTML = '<h2></h2><table></table><div data-together></div>';
  expect(fitted(sheet, 1_000).head).toBe(700);
});

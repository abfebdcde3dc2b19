import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, toOklch } from './colour.ts';
import { FETCHED_FONTS } from './organization-fonts.ts';
import { deriveTheme, SANS_FONTS, SERIF_FONTS } from './organization-theme.ts';
import tokens from './tokens.json' with { type: 'json' };
import { tokensCss } from './tokens-css.ts';

describe('organization theme', () => {
  it('has the face of every font on the list', () => {
    const always = ['Public Sans', 'Newsreader'];
    expect([...always, ...FETCHED_FONTS].toSorted()).toEqual([...SANS_FONTS, ...SERIF_FONTS].toSorted());
  });

  it('keeps the tokens when nothing is chosen', () => {
    const { variables, notices } = deriveTheme();
    expect(variables.light['--accent-default']).toBe('#0e5870');
    expect(variables.dark['--accent-text']).toBe('#6fbad0');
    expect(notices).toEqual([]);
  });

  it.each(['#ffd54f', '#f4f4f4', '#00c853', '#0e5870', '#7b1fa2'])(
    'makes text of %s readable in both schemes',
    (hex) => {
      const { variables } = deriveTheme({ accentDefault: hex, accentStrong: hex, invertTextColor: true });
      const light = variables.light;
      expect(contrast(light['--accent-text'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['--accent-text'] ?? '', '#f3f6f6')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['--accent-on'] ?? '', light['--accent-default'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['--accent-strong-on'] ?? '', light['--accent-strong'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['--accent-shape'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrast(variables.dark['--accent-text'] ?? '', '#131d23')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('says what it changed, and ignores what is no colour or no allowed font', () => {
    expect(deriveTheme({ accentStrong: '#ffee88', invertTextColor: true }).notices).toContain(
      'Text on the top bar was changed so that it can be read.',
    );
    const odd = deriveTheme({ accentDefault: 'red;}body{display:none', fontFamilySans: 'Comic Sans MS' });
    expect(odd.variables.light['--accent-default']).toBe('#0e5870');
    expect(odd.variables.light['--sans']).toBeUndefined();
    expect(deriveTheme({ fontFamilySerif: 'EB Garamond' }).variables.light['--serif']).toContain('EB Garamond');
  });

  it.each(['light', 'dark'] as const)('lets numbers on the colour of citations be read: %s', (scheme) => {
    const { cite, neutral } = tokens.color;
    expect(contrast(neutral.text[scheme], cite.wash[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it('marks cited words on white paper in the light colours, whatever the scheme', () => {
    const css = readFileSync(new URL('../pdf-viewer/pdf-viewer.module.css', import.meta.url), 'utf8');
    const { wash, line } = tokens.color.cite;
    expect(css).toContain(`--cite-wash: ${wash.light.toLowerCase()};`);
    expect(css).toContain(`--cite-line: ${line.light.toLowerCase()};`);
  });

  it('comes back from OKLCH to the same colour', () => {
    for (const hex of ['#0e5870', '#a53826', '#ffffff', '#10202a']) expect(fromOklch(toOklch(hex))).toBe(hex);
  });

  it('has a style sheet that is as fresh as the tokens', () => {
    expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
  });
});

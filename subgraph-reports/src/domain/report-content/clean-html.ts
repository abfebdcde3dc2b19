import { DomainError } from '@platform/kernel';
import sanitizeHtml from 'sanitize-html';

/** Characters of a text with its pictures; of a logo and a portrait, not of a photograph. */
const MAX_LENGTH = 200_000;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

const ELEMENTS = [
  'p',
  'br',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'hr',
] as const;

/**
 * Rich text without anything that could run, fetch, lead astray or cover something else: no scripts, styles, classes,
 * frames, forms; pictures only as part of the text; links only to https and mail. Headings of a page are the section's, so a
 * first or second level becomes the third. Throws DomainError `BAD_USER_INPUT` for a text that is too long.
 */
export function cleanHtml(html: string): string {
  if (html.length > MAX_LENGTH)
    throw new DomainError('BAD_USER_INPUT', 'The text with its pictures is too long.', { field: 'contents' });
  return sanitizeHtml(html, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { a: ['href'], img: ['src', 'alt'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
  });
}

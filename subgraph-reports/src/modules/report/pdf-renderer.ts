import { DomainError } from '@platform/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { accessiblePdf } from './accessible-pdf.ts';
import {
  PARTS_OF_PAGE,
  type PageParts,
  type PagePicture,
  type PageSection,
  PICTURES,
  type PrintedTable,
  TABLES_OF_PAGE,
} from './page-parts.ts';
import { isNumberedRight, type PdfSection, pagesOfSections, type SectionHead } from './pdf-pages.ts';

export interface PdfRendererOptions {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The only origin a page may talk to; everything else, `file:` included, is refused. */
  readonly origin: string;
  /** Pages rendered at once; the rest wait. */
  readonly poolSize: number;
  /** How many may wait before a request is refused as busy. */
  readonly maxWaiting: number;
  /** A tab that takes longer is closed. */
  readonly timeoutMs: number;
  /** The browser is replaced after this many pages, so that its memory stays bounded. */
  readonly recycleAfter: number;
}

export interface RenderRequest {
  /** Path on the origin, under /service. */
  readonly path: string;
  /** Session cookie of the microservice session. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** Told for each section that the page has laid out. */
  readonly onSection?: (laidOut: LaidOut) => void;
}

/** How far a page is. */
export interface LaidOut {
  readonly title: string;
  readonly done: number;
  readonly of: number;
}

export interface Rendered {
  readonly pdf: Buffer;
  /** Of the estate, when the page read its figures; null where it does not say. */
  readonly estateVersion: number | null;
  /** Where each section stands. */
  readonly sections: readonly PdfSection[];
}

export interface PdfRenderer {
  /**
   * Prints a /service page. Throws DomainError `RENDERER_BUSY`, `RENDER_UNREACHABLE` (the origin did not answer the
   * page), `RENDER_TIMED_OUT`, or `RENDER_FAILED` with what the page itself said.
   */
  render(request: RenderRequest): Promise<Rendered>;
  /** The tables of a /service page. Throws as `render` does. */
  tables(request: RenderRequest): Promise<PrintedTable[]>;
  /** What a /service page says, part by part, with its pictures. Throws as `render` does. */
  parts(request: RenderRequest): Promise<PageParts>;
  close(): Promise<void>;
}

const UNANSWERED = /ERR_(?:CONNECTION|EMPTY_RESPONSE|SOCKET|NETWORK|ADDRESS)/;
const GATEWAY_AWAY = [502, 503, 504];

/** Set by the page when everything on it is loaded and laid out; `error` when it cannot be. */
interface PageState {
  readonly state: 'ready' | 'error';
  readonly message?: string;
  readonly estateVersion?: number;
  readonly sections?: readonly SectionHead[];
}
/** What a page offers to be called. */
interface PageHooks {
  reportPageState?: PageState;
  /** Writes into the contents on which page each section begins. */
  numberContents?: (pages: Readonly<Record<string, number>>) => Promise<void>;
}

/** A page that is printed has no use for a window of its own; while one opened, a socket refused below did not end. */
const NO_WINDOWS = '--block-new-web-contents';

const PDF = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

/** Whether something that the page needs was not there: then neither its own words nor its silence say why. */
function noteUnanswered(context: BrowserContext, origin: string): () => boolean {
  let unanswered = false;
  const isOurs = (url: string): boolean => new URL(url).origin === origin;
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && UNANSWERED.test(reason)) unanswered = true;
  });
  context.on('response', (response) => {
    if (isOurs(response.url()) && GATEWAY_AWAY.includes(response.status())) unanswered = true;
  });
  return () => unanswered;
}

export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  let browser: Promise<Browser> | null = null;
  let rendered = 0;
  let running = 0;
  const waiting: (() => void)[] = [];

  async function launched(): Promise<Browser> {
    if (browser && rendered >= options.recycleAfter && running === 1) {
      const old = browser;
      browser = null;
      await (await old).close();
    }
    browser ??= chromium
      .launch({ executablePath: options.executablePath, args: [...options.args, NO_WINDOWS] })
      .then((started) => {
        rendered = 0;
        started.on('disconnected', () => {
          browser = null;
        });
        return started;
      })
      .catch((error) => {
        browser = null;
        throw error;
      });
    return browser;
  }

  async function enter(): Promise<void> {
    if (running < options.poolSize) {
      running += 1;
      return;
    }
    if (waiting.length >= options.maxWaiting) {
      throw new DomainError(
        'RENDERER_BUSY',
        'Too many reports are being made right now. Please try again in a few minutes.',
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function openContext(request: RenderRequest): Promise<BrowserContext> {
    const context = await (await launched()).newContext({
      javaScriptEnabled: true,
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    await context.addCookies([
      {
        ...request.cookie,
        url: options.origin,
        httpOnly: true,
        sameSite: 'Lax',
        secure: options.origin.startsWith('https:'),
      },
    ]);
    await context.route('**/*', (route) =>
      new URL(route.request().url()).origin === options.origin ? route.continue() : route.abort('blockedbyclient'),
    );
    // Requests are routed above; a socket is none.
    await context.routeWebSocket('**/*', (socket) => socket.close());
    return context;
  }

  async function opened(page: Page, request: RenderRequest): Promise<PageState> {
    const { onSection } = request;
    if (onSection) await page.exposeFunction('reportSectionLaidOut', onSection);
    await page.goto(`${options.origin}${request.path}`, { waitUntil: 'load', timeout: options.timeoutMs });
    const handle = await page.waitForFunction(() => (globalThis as PageHooks).reportPageState, undefined, {
      timeout: options.timeoutMs,
    });
    const state = (await handle.jsonValue()) as PageState;
    if (state.state === 'error')
      throw new DomainError('RENDER_FAILED', state.message ?? 'The report page could not be shown.');
    return state;
  }

  async function print(page: Page, request: RenderRequest): Promise<Rendered> {
    const { estateVersion = null, sections: heads = [] } = await opened(page, request);
    let pdf = await page.pdf(PDF);
    const sections = await pagesOfSections(pdf, heads);
    // Half the time of a report is this printing: again only where the contents expected other pages.
    if (heads.some(({ id }) => id === 'contents') && !isNumberedRight(heads, sections)) {
      const pages = Object.fromEntries(sections.map(({ id, fromPage }) => [id, fromPage]));
      await page.evaluate((numbers) => (globalThis as PageHooks).numberContents?.(numbers), pages);
      pdf = await page.pdf(PDF);
    }
    return { pdf: await accessiblePdf(pdf, heads), estateVersion, sections };
  }

  async function readTables(page: Page, request: RenderRequest): Promise<PrintedTable[]> {
    await opened(page, request);
    return page.evaluate<PrintedTable[]>(TABLES_OF_PAGE);
  }

  async function readParts(page: Page, request: RenderRequest): Promise<PageParts> {
    await opened(page, request);
    const sections = await page.evaluate<PageSection[]>(PARTS_OF_PAGE);
    const pictures: PagePicture[] = [];
    for (const element of await page.locator(PICTURES).all()) {
      const box = await element.boundingBox();
      const words = (await element.getAttribute('aria-label')) ?? (await element.getAttribute('alt')) ?? '';
      pictures.push({ png: await element.screenshot(), width: box?.width ?? 0, height: box?.height ?? 0, words });
    }
    return { sections, pictures };
  }

  async function inTab<Answer>(
    request: RenderRequest,
    work: (page: Page, request: RenderRequest) => Promise<Answer>,
  ): Promise<Answer> {
    const context = await openContext(request);
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        reject(
          new DomainError(
            'RENDER_TIMED_OUT',
            `The report did not finish in ${Math.round(options.timeoutMs / 1000)} seconds.`,
          ),
        ),
      options.timeoutMs,
    );
    const wasUnanswered = noteUnanswered(context, options.origin);
    try {
      return await Promise.race([context.newPage().then((page) => work(page, request)), tooLate]);
    } catch (error) {
      throw wasUnanswered() ? new DomainError('RENDER_UNREACHABLE', 'The pages of the report did not answer.') : error;
    } finally {
      clearTimeout(timer);
      rendered += 1;
      await context.close().catch(() => undefined);
    }
  }

  async function inTurn<Answer>(
    request: RenderRequest,
    work: (page: Page, request: RenderRequest) => Promise<Answer>,
  ): Promise<Answer> {
    await enter();
    try {
      return await inTab(request, work);
    } finally {
      leave();
    }
  }

  return {
    render: (request) => inTurn(request, print),
    tables: (request) => inTurn(request, readTables),
    parts: (request) => inTurn(request, readParts),
    async close() {
      const open = browser;
      browser = null;
      await (await open?.catch(() => null))?.close();
    },
  };
}

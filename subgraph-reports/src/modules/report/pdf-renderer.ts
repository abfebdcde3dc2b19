import { DomainError } from '@platform/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

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
}

export interface PdfRenderer {
  /**
   * Prints a /service page. Throws DomainError `RENDERER_BUSY`, `RENDER_UNREACHABLE` (the origin did not answer the
   * page), `RENDER_TIMED_OUT`, or `RENDER_FAILED` with what the page itself said.
   */
  render(request: RenderRequest): Promise<Buffer>;
  close(): Promise<void>;
}

const UNANSWERED = /ERR_(?:CONNECTION|EMPTY_RESPONSE|SOCKET|NETWORK|ADDRESS)/;
const GATEWAY_AWAY = [502, 503, 504];

/** Set by the page when everything on it is loaded and laid out; `error` when it cannot be. */
interface PageState {
  readonly state: 'ready' | 'error';
  readonly message?: string;
}

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
      .launch({ executablePath: options.executablePath, args: [...options.args] })
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
    return context;
  }

  async function print(page: Page, request: RenderRequest): Promise<Buffer> {
    await page.goto(`${options.origin}${request.path}`, { waitUntil: 'load', timeout: options.timeoutMs });
    const handle = await page.waitForFunction(
      () => (globalThis as { reportPageState?: PageState }).reportPageState,
      undefined,
      { timeout: options.timeoutMs },
    );
    const { state, message } = (await handle.jsonValue()) as PageState;
    if (state === 'error') throw new DomainError('RENDER_FAILED', message ?? 'The report page could not be shown.');
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  }

  async function renderInTab(request: RenderRequest): Promise<Buffer> {
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
      return await Promise.race([context.newPage().then((page) => print(page, request)), tooLate]);
    } catch (error) {
      throw wasUnanswered() ? new DomainError('RENDER_UNREACHABLE', 'The pages of the report did not answer.') : error;
    } finally {
      clearTimeout(timer);
      rendered += 1;
      await context.close().catch(() => undefined);
    }
  }

  return {
    async render(request) {
      await enter();
      try {
        return await renderInTab(request);
      } finally {
        leave();
      }
    },
    async close() {
      const open = browser;
      browser = null;
      await (await open?.catch(() => null))?.close();
    },
  };
}

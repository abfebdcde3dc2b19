import { createModelAdapter, type ModelSettings } from './model-adapter.ts';

const SENTENCE = 'This Will was signed on March 4, 2019 at Denver, Colorado.';

/** Asks a model about a sentence of ours; says in words how it went. */
export async function tryModel(settings: ModelSettings): Promise<{ ok: boolean; message: string }> {
  const question = {
    kind: 'WILL',
    heading: 'Signatures',
    people: [],
    pages: [{ page: 1, text: SENTENCE }],
    read: [],
  };
  try {
    const { values } = await createModelAdapter(settings).ask(question, new AbortController().signal);
    const isRead = values.some(({ field, value }) => field === 'executedAt' && value === '2019-03-04');
    return isRead
      ? { ok: true, message: 'The model answered, and read our sample sentence as it is meant.' }
      : {
          ok: true,
          message: 'The model answered in the agreed form, but did not find the day in our sample sentence.',
        };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (/Abort|Timeout/.test(name)) return { ok: false, message: 'The model did not answer in time.' };
    if (name === 'ZodError' || error instanceof SyntaxError)
      return { ok: false, message: 'Something answered at this address, but not in the form that we asked for.' };
    return {
      ok: false,
      message: 'Nothing that could be understood answered at this address. Check it, the key and the name.',
    };
  }
}

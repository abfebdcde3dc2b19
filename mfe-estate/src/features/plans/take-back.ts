import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';

/** Takes something back and says so; what the server refuses, it says in its words. */
export async function takeBack(doing: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await doing();
    notify(done);
  } catch (error) {
    notify({ message: serverErrorText(error), tone: 'error' });
  }
}

import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';

/** Takes something back and says so, with the way back where there is one; what the server refuses, it says in its words. */
export async function takeBack(doing: () => Promise<unknown>, done: string, undo?: () => void): Promise<void> {
  try {
    await doing();
    notify(undo ? { message: done, undo } : done);
  } catch (error) {
    notify({ message: serverErrorText(error), tone: 'error' });
  }
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Imported into the services of a soak: SIGUSR2 makes the process collect all its garbage. A process that is little asked
 * leaves that to later for a quarter of an hour, and would look as if it grew.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }));

import { runService, startTracing } from '@platform/service-kit';
import { composeIdentity } from './compose.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
await startTracing(environment, 'identity');
const { service } = await composeIdentity(environment);
await runService(service);

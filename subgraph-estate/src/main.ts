import { runService, startTracing } from '@platform/service-kit';
import { composeEstate } from './compose.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
await startTracing(environment, 'estate');
const { service } = await composeEstate(environment);
await runService(service);

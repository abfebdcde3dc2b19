import { runService, startTracing } from '@platform/service-kit';
import { composeGateway } from './compose.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
await startTracing(environment, 'gateway');
await runService(await composeGateway(environment));

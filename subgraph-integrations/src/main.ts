import { runService, startTracing } from '@platform/service-kit';
import { composeIntegrations } from './compose.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
await startTracing(environment, 'integrations');
await runService(await composeIntegrations(environment));

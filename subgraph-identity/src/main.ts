import { runService } from '@platform/service-kit';
import { composeIdentity } from './compose.ts';
import { readEnvironment } from './environment.ts';

const { service } = await composeIdentity(readEnvironment());
await runService(service);

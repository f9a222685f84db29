import { databaseContract } from './database.contract.ts';
import { testServers } from './test-database.ts';

for (const server of testServers()) databaseContract(server);

import { rmSync } from 'node:fs';
import { startProduct } from './product.ts';

/** One server for all journeys, complete with PostgreSQL, its own data folder and the built interface. */
async function setUp() {
  const product = await startProduct();
  process.env['LECTERN_ORIGIN'] = product.origin;
  process.env['LECTERN_DATA'] = product.dataDirectory;
  return async () => {
    await product.stop();
    rmSync(product.dataDirectory, { recursive: true, force: true });
  };
}

// Playwright requires a default export.
export default setUp;

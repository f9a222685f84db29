import { rmSync } from 'node:fs';
import { startProduct } from './product.ts';

/** One product for all journeys, with everything it has: its own PostgreSQL, its own folder, the built interface. */
async function setUp() {
  const product = await startProduct();
  process.env['LECTERN_ORIGIN'] = product.origin;
  process.env['LECTERN_DATA'] = product.dataDirectory;
  return async () => {
    await product.stop();
    rmSync(product.dataDirectory, { recursive: true, force: true });
  };
}

// Playwright takes a default export only.
export default setUp;

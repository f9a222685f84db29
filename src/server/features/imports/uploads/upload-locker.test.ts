import { expect, test } from 'vitest';
import { createUploadLocker } from './upload-locker.ts';

test('a request aborted before its turn takes no place in the queue', async () => {
  const locker = createUploadLocker();
  const [first, gone, next] = [locker.newLock('one'), locker.newLock('one'), locker.newLock('one')];
  await first.lock(new AbortController().signal, () => undefined);
  await expect(gone.lock(AbortSignal.abort(), () => undefined)).rejects.toMatchObject({ status_code: 400 });
  await first.unlock();
  await expect(gone.lock(AbortSignal.abort(), () => undefined)).rejects.toMatchObject({ status_code: 400 });
  await expect(next.lock(new AbortController().signal, () => undefined)).resolves.toBeUndefined();
});

/** For answers that no browser and no cache may keep. */
export const noStore = { 'cache-control': 'no-store' };

export const noStoreNoindex = { ...noStore, 'x-robots-tag': 'noindex' };

export const noStoreJson = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

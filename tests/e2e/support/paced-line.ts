import type { Page } from 'playwright-core';

/** Sets how many bytes a second come, so that the middle of an export can be seen; -1 is as many as there are. */
export async function pacedLine(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (pace) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: pace, uploadThroughput: pace };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
}

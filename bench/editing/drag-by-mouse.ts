import type { Page } from '@playwright/test';
import { untilIdle, usageOf } from '../browser-processes.ts';

const MOVES = 120;

/** CPU milliseconds per move of a mouse that has something in its hand: one move in each animation frame. */
export async function dragByMouse(page: Page, pid: number, from: { x: number; y: number }): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await move(page, from, 0);
  await untilIdle(pid);
  const before = usageOf(pid).seconds;
  for (let turn = 1; turn <= MOVES; turn++) await move(page, from, turn);
  const cpu = ((usageOf(pid).seconds - before) * 1000) / MOVES;
  await page.mouse.up();
  return cpu;
}

async function move(page: Page, { x, y }: { x: number; y: number }, turn: number): Promise<void> {
  await page.mouse.move(x + 20 + Math.sin(turn / 9) * 60, y + Math.cos(turn / 7) * 40);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Size of the topic a slide becomes: 1920 wide, or 1080 high if it is taller than wide. Implausible sizes become 16 : 9. */
export function slideSize(width: number, height: number): { width: number; height: number } {
  const aspect = width / height;
  if (!(aspect > 0.01 && aspect < 100)) return { width: 1920, height: 1080 };
  return aspect < 1 ? { width: 1080 * aspect, height: 1080 } : { width: 1920, height: 1920 / aspect };
}

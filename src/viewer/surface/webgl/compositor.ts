import type { Matrix } from '#model/presentation/drawing.ts';

const VERTEX = `#version 300 es
layout(location=0)in vec4 p;layout(location=1)in float c;uniform vec2 size;out highp vec2 at;flat out lowp float alpha;
void main(){gl_Position=vec4(p.x*size.x-1.,1.-p.y*size.y,0,1);at=p.zw;alpha=c;}`;
const FRAGMENT = `#version 300 es
uniform mediump sampler2D picture;in highp vec2 at;flat in lowp float alpha;out lowp vec4 color;
void main(){color=texture(picture,at)*alpha;}`;

/** Per corner of a quad: x, y, u, v and opacity. */
const FLOATS = 5;
const QUAD = 4 * FLOATS;
/** Limited by 16-bit indices. */
const MOST = 2 ** 14;

type Box = readonly [x: number, y: number, width: number, height: number];

/** A part of a texture and its destination: a rectangle in the coordinates of `matrix`, which maps to device pixels. */
export interface Quad {
  texture: WebGLTexture | undefined;
  matrix: Matrix;
  to: Box;
  /** As fractions of the texture. */
  from: Box;
  alpha: number;
}

export type Compositor = NonNullable<ReturnType<typeof openCompositor>>;

/** Draws textured quads on a WebGL2 canvas, premultiplied, first at the bottom; undefined if there is no WebGL2. */
export function openCompositor(canvas: HTMLCanvasElement) {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });
  if (!gl) return undefined;
  const { TEXTURE_2D, ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER } = gl;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  const size = gl.getUniformLocation(program, 'size');
  gl.bindBuffer(ARRAY_BUFFER, gl.createBuffer());
  for (const [place, count] of [4, 1].entries()) {
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, count, gl.FLOAT, false, FLOATS * 4, place * 16);
  }
  // Plain triangles rather than instances: software renderers set up each instance separately.
  gl.bindBuffer(ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  let floats = new Float32Array();
  /** Grows with the most quads so far: few presentations need more than some hundred. */
  const makeRoom = (count: number) => {
    if (floats.length >= count * QUAD) return;
    const room = Math.min(MOST, Math.max(256, count * 2));
    floats = new Float32Array(room * QUAD);
    const corners = new Uint16Array(room * 6);
    for (let quad = 0; quad < room; quad++)
      corners.set(
        [0, 1, 2, 2, 1, 3].map((corner) => quad * 4 + corner),
        quad * 6,
      );
    gl.bufferData(ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  };

  return {
    /** Without a size it takes that of the uploaded images. */
    texture(isSmooth: boolean, width = 0, height = 0): WebGLTexture {
      const texture = gl.createTexture();
      const filter = isSmooth ? gl.LINEAR : gl.NEAREST;
      gl.bindTexture(TEXTURE_2D, texture);
      if (width) gl.texStorage2D(TEXTURE_2D, 1, gl.RGBA8, width, height);
      for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(TEXTURE_2D, side, filter);
      for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
      return texture;
    },
    /** Uploads the whole texture, or a part of it. */
    upload(texture: WebGLTexture | undefined, source: ImageBitmap | HTMLVideoElement, x?: number, y = 0): void {
      gl.bindTexture(TEXTURE_2D, texture ?? null);
      if (x === undefined) gl.texImage2D(TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
      else gl.texSubImage2D(TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE, source);
    },
    /** Of whatever is not covered. */
    setGround: ([red = 0, green = 0, blue = 0]: readonly number[]) => gl.clearColor(red, green, blue, 1),
    free: (texture: WebGLTexture | undefined) => gl.deleteTexture(texture ?? null),
    draw(all: readonly Quad[]): void {
      const quads = all.slice(0, MOST);
      makeRoom(quads.length);
      let at = 0;
      for (const {
        matrix: [a, b, c, d, e, f],
        to,
        from,
        alpha,
      } of quads)
        for (let corner = 0; corner < 4; corner++) {
          const [right, down] = [corner & 1, corner >> 1];
          // Neighbours compute exactly the same numbers where they meet, so there is no gap between them.
          const [x, y] = [to[0] + right * to[2], to[1] + down * to[3]];
          floats[at++] = a * x + c * y + e;
          floats[at++] = b * x + d * y + f;
          floats[at++] = from[0] + right * from[2];
          floats[at++] = from[1] + down * from[3];
          floats[at++] = alpha;
        }
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(size, 2 / canvas.width, 2 / canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.bufferData(ARRAY_BUFFER, floats.subarray(0, at), gl.STREAM_DRAW);
      for (let first = 0, next = 0; first < quads.length; first = next) {
        const texture = quads[first]?.texture;
        while (next < quads.length && quads[next]?.texture === texture) next++;
        gl.bindTexture(TEXTURE_2D, texture ?? null);
        gl.drawElements(gl.TRIANGLES, (next - first) * 6, gl.UNSIGNED_SHORT, first * 12);
      }
    },
    destroy: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

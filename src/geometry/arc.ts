/** An elliptic arc from (x0, y0) as cubics of at most a quarter turn each (SVG 1.1, appendix F.6). */
export function arcToCubics(
  x0: number,
  y0: number,
  [a, b, tilt, large, sweep, x, y]: readonly number[],
): number[][] {
  let [rx, ry] = [Math.abs(a!), Math.abs(b!)]
  if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) return [[x0, y0, x!, y!, x!, y!]]
  const [cos, sin] = [Math.cos((tilt! * Math.PI) / 180), Math.sin((tilt! * Math.PI) / 180)]
  // Half the chord, turned upright.
  const [dx, dy] = [(x0 - x!) / 2, (y0 - y!) / 2]
  const [ux, uy] = [cos * dx + sin * dy, cos * dy - sin * dx]
  // Radii too small to span the chord grow until they do.
  const stretch = (ux / rx) ** 2 + (uy / ry) ** 2
  if (stretch > 1) {
    rx *= Math.sqrt(stretch)
    ry *= Math.sqrt(stretch)
  }
  const rest = (rx * ry) ** 2 - (rx * uy) ** 2 - (ry * ux) ** 2
  const k = Math.sqrt(Math.max(0, rest / ((rx * uy) ** 2 + (ry * ux) ** 2))) * (large === sweep ? -1 : 1)
  const [vx, vy] = [(k * rx * uy) / ry, (-k * ry * ux) / rx]
  const [cx, cy] = [cos * vx - sin * vy + (x0 + x!) / 2, sin * vx + cos * vy + (y0 + y!) / 2]
  const from = Math.atan2((uy - vy) / ry, (ux - vx) / rx)
  let turn = Math.atan2((-uy - vy) / ry, (-ux - vx) / rx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI

  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9))
  const step = turn / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const place = (px: number, py: number): [number, number] => [
    cx + cos * rx * px - sin * ry * py,
    cy + sin * rx * px + cos * ry * py,
  ]
  return Array.from({ length: count }, (_, i) => {
    const [t, u] = [from + i * step, from + (i + 1) * step]
    const end: [number, number] = i === count - 1 ? [x!, y!] : place(Math.cos(u), Math.sin(u))
    return [
      ...place(Math.cos(t) - handle * Math.sin(t), Math.sin(t) + handle * Math.cos(t)),
      ...place(Math.cos(u) + handle * Math.sin(u), Math.sin(u) - handle * Math.cos(u)),
      ...end,
    ]
  })
}

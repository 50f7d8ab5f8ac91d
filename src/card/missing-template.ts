import { say, told } from '../finding.ts'
import { PIECES } from '../game/files.ts'
import type { Game } from '../game/game.ts'
import type { Failure } from '../template/fault.ts'

/** A template that is not there has no line to show: it is told where the game names it. */
export function blameName(failure: Failure, template: string, { backs, pieces, place }: Game): Failure {
  if (failure.code !== 'file-missing') return failure
  const names = [
    ...backs.map((back) => ({ ...back, section: 'backs' })),
    ...pieces.map((piece) => ({ ...piece, section: 'pieces' })),
  ]
  const name = names.find((each) => each.template === template)
  if (!name) return failure
  const { message } = failure.said ?? {}
  return {
    ...failure,
    ...(message && told(message, say`Correct the name, or add the template.`)),
    place: place(PIECES, name.section, name.id, 'template'),
  }
}

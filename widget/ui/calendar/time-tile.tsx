import './time-tile.css'

/** Props of `TimeTile`. */
export interface TimeTileProps {
  /** The time as it is read, `9:00 AM`. */
  clock: string
  /** What else there is to say of it: few places, sold out. */
  note?: string
  /** Shared by the tiles of one choice. */
  name: string
  chosen: boolean
  /** Whether it can be chosen. */
  isOpen: boolean
  onChoose: () => void
}

/** A start time as a large target: one of several, by pointer or by arrow keys. */
export function TimeTile({ clock, note, name, chosen, isOpen, onChoose }: TimeTileProps) {
  return (
    <label className="time-tile">
      <input
        type="radio"
        className="time-tile__radio"
        name={name}
        checked={chosen}
        disabled={!isOpen}
        onChange={onChoose}
      />
      <span className="time-tile__clock isolate">{clock}</span>
      {note ? <span className="time-tile__note">{note}</span> : null}
    </label>
  )
}

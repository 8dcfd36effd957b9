import './rich-text.css'

/** A written text. The server has rendered it from Markdown and taken out everything that could act. */
export function RichText({ html, large = false }: { html: string; large?: boolean }) {
  return (
    <div
      className={large ? 'rich-text rich-text--large' : 'rich-text'}
      // oxlint-disable-next-line react/no-danger -- sanitised by the server, which is the only source of this page's data
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

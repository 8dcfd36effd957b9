import { useTranslation } from 'react-i18next'
import type { DataOf } from '../registry.ts'
import { CodeBlock } from './code-block.tsx'
import { headerOf, hostPolicy } from './host-policy.ts'
import type { PolicyLine, TagProof } from './host-policy.ts'
import './policy-guide.css'

/** The policy that a strict page needs, in two variants, and what each of its lines is for. */
export function PolicyGuide({ data: { origin, integrity } }: { data: DataOf<'integration'> }) {
  const { t } = useTranslation('integration')
  const script = `${origin}/widget/v1.js`
  const hash = integrity ?? t('policy.noHash')
  const variants: { name: 'nonce' | 'hash'; proof: TagProof; tag: string }[] = [
    {
      name: 'nonce',
      proof: { nonce: 'RANDOM' },
      tag: `<script async nonce="RANDOM" src="${script}"></script>`,
    },
    {
      name: 'hash',
      proof: { integrity: hash },
      tag: `<script async src="${script}"\n  integrity="${hash}"\n  crossorigin="anonymous"></script>`,
    },
  ]
  return (
    <section className="policy-guide" aria-labelledby="policy">
      <div className="policy-guide__head">
        <h2 id="policy" className="policy-guide__title display">
          {t('policy.title')}
        </h2>
        <p>{t('policy.lead')}</p>
      </div>
      <div className="policy-guide__variants">
        {variants.map(({ name, proof, tag }) => {
          const lines = hostPolicy(origin, proof)
          return (
            <div key={name} className="policy-guide__variant">
              <h3 className="policy-guide__name">{t(`policy.${name}.title`)}</h3>
              <p>{t(`policy.${name}.text`)}</p>
              <CodeBlock
                label={t(`policy.${name}.title`)}
                code={`${tag}\n\nContent-Security-Policy:\n  ${headerOf(lines).replaceAll('; ', ';\n  ')}`}
              />
            </div>
          )
        })}
      </div>
      <PolicyReasons lines={variants.flatMap(({ proof }) => hostPolicy(origin, proof))} />
    </section>
  )
}

function PolicyReasons({ lines }: { lines: readonly PolicyLine[] }) {
  const { t } = useTranslation('integration')
  const unique = [...new Map(lines.map((line) => [line.why, line])).values()]
  // both ways to allow the tag stand together
  const ordered = unique.toSorted((a, b) => rank(a) - rank(b))
  return (
    <dl className="policy-guide__reasons">
      {ordered.map(({ directive, why }) => (
        <div key={why} className="policy-guide__reason">
          <dt>
            <code dir="ltr">{directive}</code>
            {why === 'nonce' || why === 'hash' ? <span> {t(`policy.${why}.short`)}</span> : null}
          </dt>
          <dd>{t(`why.${why}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const rank = ({ why }: PolicyLine) => (why === 'none' ? 0 : why === 'nonce' || why === 'hash' ? 1 : 2)

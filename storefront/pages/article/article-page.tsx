import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { SiteIcon } from '../../shell/site-icon.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import { RichText } from './rich-text.tsx'
import { WrittenDay } from './written-day.tsx'
import './article-page.css'

/** A story of the blog, or one of the texts that every business has. */
export function ArticlePage({ data }: { data: DataOf<'article'> }) {
  const { t } = useTranslation('content')
  const { address, language } = useEnvironment()
  const { title, html, picture, publishedOn } = data
  const mark = data.language === language ? {} : ({ lang: 'en', dir: 'ltr' } as const)
  return (
    <article className="article-page">
      <header className="article-page__head">
        {publishedOn ? (
          <p className="article-page__trail">
            <a href={address({ to: 'blog' })}>{t('blog.title')}</a>
            <WrittenDay day={publishedOn} />
          </p>
        ) : null}
        <h1 className="article-page__title display" tabIndex={-1}>
          <bdi {...mark}>{title}</bdi>
        </h1>
        {mark.lang ? <p>{t('inEnglish')}</p> : null}
      </header>
      {picture ? (
        <div className="article-page__picture" lang={mark.lang}>
          <Picture picture={picture} sizes="(width < 1320px) 100vw, 1240px" eager />
        </div>
      ) : null}
      <div className="article-page__text">
        <div {...mark}>
          <RichText html={html} large />
        </div>
        {publishedOn ? (
          <p className="article-page__on">
            <ButtonLink href={address({ to: 'blog' })}>
              {t('blog.all')}
              <SiteIcon name="forward" />
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </article>
  )
}

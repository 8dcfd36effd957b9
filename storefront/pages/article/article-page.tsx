import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import { RichText } from './rich-text.tsx'
import { WrittenDay } from './written-day.tsx'
import './article-page.css'

/** A story of the blog, or one of the texts that every business has. */
export function ArticlePage({ data }: { data: DataOf<'article'> }) {
  const { t } = useTranslation('content')
  const { address } = useEnvironment()
  const { title, html, picture, publishedOn } = data
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
          {title}
        </h1>
      </header>
      {picture ? (
        <div className="article-page__picture">
          <Picture picture={picture} sizes="(width < 1320px) 100vw, 1240px" eager />
        </div>
      ) : null}
      <div className="article-page__text">
        <RichText html={html} large />
        {publishedOn ? (
          <p className="article-page__on">
            <ButtonLink href={address({ to: 'blog' })}>
              {t('blog.all')}
              <Icon name="forward" />
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </article>
  )
}
